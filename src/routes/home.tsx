import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/page.tsx'
import { HOME_ROUTE } from './-home-route.ts'

export const Route = createFileRoute('/home')({ ...HOME_ROUTE, component: HomePage })
