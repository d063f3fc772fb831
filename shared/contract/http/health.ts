import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** Answers 200 while the server and its database work, else 503: `service_unavailable`, or `disk_full`. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  response: z.object({ status: z.literal('ok') }),
})
