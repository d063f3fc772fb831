/** Full-page addresses: the browser goes there, nothing fetches them. Kept apart from the schemas for light pages. */
export const SIGN_IN_PATH = '/api/login'
export const SIGN_OUT_PATH = '/api/logout'
