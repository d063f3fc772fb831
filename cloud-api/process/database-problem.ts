import { StartProblem, errorCode } from '../start-problem.ts'

/**
 * Turns an error of connecting to DATABASE_URL or of migrating into the line that people see; the password never
 * shows. Anything else is returned as it is.
 */
export function explainDatabaseError(error: unknown, url: string): unknown {
  const target = describeTarget(url)
  const text = error instanceof Error ? error.message : String(error)
  const problem = (cause: string, wayOut: string): StartProblem => new StartProblem(cause, wayOut, error)

  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return problem(
        `Nothing answers at ${target.server} (DATABASE_URL).`,
        `Start the PostgreSQL server there, or ${USE_OURS}`,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return problem(
        `There is no host "${target.host}" (DATABASE_URL).`,
        'Correct the host name in DATABASE_URL.',
      )
    case 'ENOENT':
    case 'EISDIR':
    case 'EACCES': {
      const file = fileOf(error)
      if (file !== undefined) {
        return problem(
          `DATABASE_URL names a file that cannot be read (${errorCode(error)}): ${file}.`,
          'Correct sslrootcert, sslcert or sslkey in it.',
        )
      }
      return problem(
        `There is no PostgreSQL socket at ${target.server} (DATABASE_URL).`,
        'Correct it in DATABASE_URL.',
      )
    }
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return unreachable(target.server, error)
    case '28P01':
    case '28000':
      return problem(
        `${target.server} refuses to sign "${target.user}" in (DATABASE_URL): ${text}.`,
        'Correct the user and password in DATABASE_URL; special characters in a password are written as %XX.',
      )
    case '3D000':
      return problem(
        `There is no database "${target.database}" at ${target.server} (DATABASE_URL).`,
        `Create it with: createdb -h ${target.host} -p ${target.port} -U ${target.user} ${target.database}`,
      )
    case '42501':
      return problem(
        `"${target.user}" may not make tables in "${target.database}" at ${target.server}.`,
        `As the owner of the database, run: GRANT CREATE ON SCHEMA public TO "${target.user}"`,
      )
    case '53300':
      return problem(
        `${target.server} has no connection left.`,
        'Close other clients or raise its max_connections.',
      )
    case '53100':
      return problem(
        `The disk of the database at ${target.server} is full.`,
        'Free some space there and start again.',
      )
    default:
      return explainByText(error, text, target)
  }
}

const USE_OURS = 'remove DATABASE_URL to use the database that comes with Clapback.'

/** What TLS calls a certificate that it does not trust. */
const UNTRUSTED =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*|ERR_TLS_CERT_ALTNAME_INVALID)$/

/** The file that could not be opened; undefined where it was a socket. */
const fileOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && ['open', 'read'].includes(String(error.syscall))
    ? String('path' in error ? error.path : 'a folder')
    : undefined

function explainByText(error: unknown, text: string, target: Target): unknown {
  if (UNTRUSTED.test(errorCode(error))) {
    return new StartProblem(
      `The certificate of ${target.server} is not to be trusted (DATABASE_URL): ${text}.`,
      'Add sslrootcert=FILE with the certificate it is signed by, or sslmode=no-verify to take it unseen.',
      error,
    )
  }
  if (/^ERR_OSSL_/.test(errorCode(error))) {
    return new StartProblem(
      `A file that DATABASE_URL names holds no certificate or key: ${text}.`,
      'Correct sslrootcert, sslcert or sslkey in it.',
      error,
    )
  }
  if (/migration directory is corrupt/i.test(text)) {
    return new StartProblem(
      'The database was last used by a newer version of Clapback; nothing in it was changed.',
      'Update Clapback (git pull) and start again.',
      error,
    )
  }
  if (/timeout/i.test(text)) return unreachable(target.server, error)
  if (/does not support SSL/i.test(text)) {
    return new StartProblem(
      `${target.server} does not encrypt connections (DATABASE_URL).`,
      'Remove sslmode from DATABASE_URL, or turn on ssl at the server.',
      error,
    )
  }
  if (/no password|password must be a string|SASL/i.test(text)) {
    return new StartProblem(
      `${target.server} asks for a password and DATABASE_URL holds none that it takes.`,
      'Write it as postgres://user:password@host:5432/name.',
      error,
    )
  }
  return error
}

function unreachable(server: string, error: unknown): StartProblem {
  return new StartProblem(
    `${server} (DATABASE_URL) does not answer.`,
    'Check the address and whether a firewall is in the way.',
    error,
  )
}

interface Target {
  readonly host: string
  readonly port: string
  /** Host and port as people write them. */
  readonly server: string
  readonly user: string
  readonly database: string
}

function describeTarget(text: string): Target {
  const url = new URL(text)
  const host = url.searchParams.get('host') ?? (url.hostname === '' ? 'localhost' : url.hostname)
  const port = url.port === '' ? '5432' : url.port
  const user = url.username === '' ? (process.env['PGUSER'] ?? process.env['USER'] ?? '') : url.username
  return {
    host,
    port,
    server: host.startsWith('/') ? host : `${host}:${port}`,
    user: decodeURIComponent(user),
    database: decodeURIComponent(url.pathname.slice(1)),
  }
}
