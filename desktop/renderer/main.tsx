import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/app.tsx'
import { followMotionPreference } from './ui/preferences.ts'
import './ui/theme.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has lost its #root')

followMotionPreference(document.documentElement)
createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
)
