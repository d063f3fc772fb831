import { describe, expect, it } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { explainDatabaseError } from './database-problem.ts'

const URL = 'postgres://me:hush@db.example:5433/clapback'

function lineOf(code: string, fields: object = {}): string {
  const explained = explainDatabaseError(
    Object.assign(new Error('as the driver says'), { code, ...fields }),
    URL,
  )
  return explained instanceof StartProblem ? explained.message : 'unexplained'
}

describe('an error of connecting to DATABASE_URL', () => {
  it.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s names the server and what to add', (code) => {
    expect(lineOf(code)).toBe(
      'The certificate of db.example:5433 is not to be trusted (DATABASE_URL): as the driver says. Add sslrootcert=FILE with the certificate it is signed by, or sslmode=no-verify to take it unseen.',
    )
  })

  it('of a file that is no certificate names DATABASE_URL', () => {
    expect(lineOf('ERR_OSSL_PEM_NO_START_LINE')).toMatch(
      /^A file that DATABASE_URL names holds no certificate/,
    )
  })

  it('tells a file that is not there from a socket that is not there', () => {
    expect(lineOf('ENOENT', { syscall: 'open', path: '/ca.pem' })).toContain('(ENOENT): /ca.pem.')
    expect(lineOf('EISDIR', { syscall: 'read' })).toContain('(EISDIR): a folder.')
    expect(lineOf('ENOENT', { syscall: 'connect' })).toMatch(/^There is no PostgreSQL socket at/)
  })

  it('that nobody knows stays as it is', () => {
    expect(lineOf('E_ODD')).toBe('unexplained')
  })
})
