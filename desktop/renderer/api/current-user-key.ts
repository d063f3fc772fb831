/** Where the cache keeps who is signed in; null there is a visitor. */
export const CURRENT_USER_KEY = ['/api/auth/user'] as const
