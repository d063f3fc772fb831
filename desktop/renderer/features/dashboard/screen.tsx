import type { CurrentUser } from '#shared/contract/http/account.ts'
import { AppHeader } from '../../ui/app-header.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Greeting } from './greeting.tsx'
import { RecentBattles } from './recent-battles.tsx'
import { RedCorner } from './red-corner.tsx'
import { StartBattle } from './start-battle.tsx'
import { StatTickets } from './stat-tickets.tsx'
import { ThemePlayer } from './theme-player.tsx'

/** A player's home: the bill for tonight, the figures so far, the last results. */
export function DashboardScreen({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <AppHeader />
      <Screen title="Dashboard">
        <div className="ground-you relative overflow-hidden md:min-h-[26rem] lg:min-h-[30rem] 2xl:min-h-[38rem]">
          <div className="relative z-10 px-4 pt-7 pb-8 sm:px-8 md:max-w-[64%] md:pb-14 lg:px-14 lg:pt-12">
            <Greeting firstName={user.firstName} />
            <div className="mt-7 lg:mt-10">
              <StartBattle />
            </div>
          </div>
          <RedCorner />
        </div>
        <ThemePlayer />
        <div className="px-4 py-10 sm:px-8 lg:px-14 lg:py-14">
          <StatTickets />
          <div className="mt-14 lg:mt-20">
            <RecentBattles />
          </div>
        </div>
      </Screen>
    </>
  )
}
