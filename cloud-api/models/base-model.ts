import { Model, snakeCaseMappers } from 'objection'

/**
 * Records in camelCase over columns in snake_case, which is how conditions name them. No connection is bound: each
 * query names its own.
 */
export class BaseModel extends Model {
  static override columnNameMappers = snakeCaseMappers()
}
