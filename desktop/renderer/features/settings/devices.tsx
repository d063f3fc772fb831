import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { revokeOtherSessions, revokeSession, type Session } from '#shared/contract/http/account.ts'
import { isSignedOut, sentenceOf } from '../../api/api-error.ts'
import { callApi } from '../../api/call-api.ts'
import { sessionsQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { toast } from '../../ui/toast-store.ts'
import { deviceName } from './device-name.ts'

/** Where the player is signed in, and the ways to sign out there. */
export function Devices() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  if (sessions === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading your devices</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  return <DeviceList sessions={sessions} />
}

function DeviceList({ sessions }: { readonly sessions: readonly Session[] }) {
  const client = useQueryClient()
  const settle = {
    onError: (error: Error) => {
      if (isSignedOut(error)) return
      toast({ title: 'Still signed in', description: sentenceOf(error), variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  }
  const one = useMutation({
    ...settle,
    mutationFn: (id: string) => callApi(revokeSession, { body: { id } }),
    onSuccess: () => toast({ title: 'Signed out there' }),
  })
  const others = useMutation({
    ...settle,
    mutationFn: () => callApi(revokeOtherSessions),
    onSuccess: () => toast({ title: 'Signed out everywhere else' }),
  })
  const busy = one.isPending || others.isPending

  return (
    <>
      <ul className="border-t-4 border-ink">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-4 border-ink py-4"
          >
            <DeviceText session={session} />
            {session.isCurrent ? (
              <Tag tone="crowd" className="text-sm">
                This device
              </Tag>
            ) : (
              <Button
                size="small"
                tone="paper"
                disabled={busy}
                aria-label={`Sign out ${deviceName(session.userAgent)}, last seen ${WHEN.format(new Date(session.updatedAt))}`}
                onClick={() => {
                  one.mutate(session.id)
                }}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Tooltip text="Every device but this one has to sign in again.">
          <Button
            tone="foe"
            className="mt-6"
            disabled={busy}
            onClick={() => {
              others.mutate()
            }}
          >
            Sign out everywhere else
          </Button>
        </Tooltip>
      ) : (
        <p className="prose mt-4">You are signed in here and nowhere else.</p>
      )}
    </>
  )
}

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function DeviceText({ session }: { readonly session: Session }) {
  return (
    <p className="min-w-0">
      <span className="display block pt-1 text-3xl">{deviceName(session.userAgent)}</span>
      <span className="prose mt-1 block text-smoke">
        Last seen <time dateTime={session.updatedAt}>{WHEN.format(new Date(session.updatedAt))}</time>
        {session.ipAddress === null ? null : ` from ${session.ipAddress}`}
      </span>
    </p>
  )
}
