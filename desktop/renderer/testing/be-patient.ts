import { configure } from '@testing-library/react'

// What a page shows late is waited for as long as a busy machine takes; a test that waits in vain still fails.
configure({ asyncUtilTimeout: 10_000 })
