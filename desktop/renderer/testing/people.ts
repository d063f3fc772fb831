import type { CurrentUser, Session, SubscriptionStatus, UserStats } from '#shared/contract/http/account.ts'
import type { HistoryItem } from '#shared/contract/http/battles.ts'

const idOf = (number: number) => `0197a000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aUser = (over: Partial<CurrentUser> = {}): CurrentUser => ({
  id: idOf(1),
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Lyric',
  ...over,
})

export const aStatus = (over: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  tier: 'free',
  battlesRemaining: 2,
  canStartBattle: true,
  ...over,
})

export const stats = (over: Partial<UserStats> = {}): UserStats => ({
  winRate: 67,
  totalWins: 8,
  totalBattles: 12,
  battlesThisMonth: 5,
  ...over,
})

export const aResult = (number: number, over: Partial<HistoryItem> = {}): HistoryItem => ({
  id: idOf(100 + number),
  aiCharacterName: 'Razor',
  createdAt: '2026-11-20T20:00:00.000Z',
  userScore: 210,
  aiScore: 190,
  ...over,
})

export const aSession = (number: number, over: Partial<Session> = {}): Session => ({
  id: idOf(200 + number),
  isCurrent: false,
  createdAt: '2026-11-01T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  expiresAt: '2026-12-20T20:00:00.000Z',
  ipAddress: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ...over,
})
