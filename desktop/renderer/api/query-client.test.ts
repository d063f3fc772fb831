import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { CURRENT_USER_KEY } from './current-user-key.ts'
import { createQueryClient, retriesMutation, retriesQuery, retryDelayMs } from './query-client.ts'

describe('the policy of fetched data', () => {
  const { queries } = createQueryClient().getDefaultOptions()

  it('keeps data fresh for five minutes, without refetching on focus and without polling', () => {
    expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false, refetchInterval: false })
  })

  it('asks again up to three times', () => {
    const error = new NetworkError()
    expect([0, 1, 2, 3].map((failures) => retriesQuery(failures, error))).toEqual([true, true, true, false])
  })

  it('never asks again when the message holds the character 4, wherever it stands', () => {
    expect(retriesQuery(0, new ApiError(404, 'x', 'Gone.'))).toBe(false)
    expect(retriesQuery(0, new ApiError(500, 'x', 'Shard 14 is down.'))).toBe(false)
    expect(retriesQuery(0, new ApiError(500, 'x', 'Something broke.'))).toBe(true)
  })

  it('sends a change again only when the server was not reached, at most twice', () => {
    expect([0, 1, 2].map((failures) => retriesMutation(failures, new NetworkError()))).toEqual([
      true,
      true,
      false,
    ])
    expect(retriesMutation(0, new ApiError(500, 'internal_error', 'Broken.'))).toBe(false)
  })

  it('waits one second, doubling, at most thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('takes a 401 of any query as nobody being signed in', async () => {
    const client = createQueryClient()
    client.setQueryData(CURRENT_USER_KEY, { id: 'u' })
    await client
      .fetchQuery({
        queryKey: ['x'],
        queryFn: () => Promise.reject(new ApiError(401, 'not_signed_in', 'Sign in to do that.')),
        retry: false,
      })
      .catch(() => undefined)
    expect(client.getQueryData(CURRENT_USER_KEY)).toBeNull()
  })

  it('takes a 401 of any change so, too, and another refusal not', async () => {
    const client = createQueryClient()
    const change = (error: ApiError) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(error) })
        .execute(undefined)
        .catch(() => undefined)
    client.setQueryData(CURRENT_USER_KEY, { id: 'u' })
    await change(new ApiError(403, 'no_battles_left', 'No battles left today.'))
    expect(client.getQueryData(CURRENT_USER_KEY)).toEqual({ id: 'u' })
    await change(new ApiError(401, 'not_signed_in', 'Sign in to do that.'))
    expect(client.getQueryData(CURRENT_USER_KEY)).toBeNull()
  })
})
