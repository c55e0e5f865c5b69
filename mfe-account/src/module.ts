import { defineRemote } from '@croupier/shared/host'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'account',
  messages: loadMessages,
  screens: {
    join: () => import('./screens/join/join-screen.tsx'),
    joinSubmitted: () => import('./screens/join-submitted/join-submitted.tsx'),
    socialJoin: () => import('./screens/social-join/social-join.tsx'),
    login: () => import('./screens/login/login-screen.tsx'),
    forgotPassword: () => import('./screens/forgot-password/forgot-password.tsx'),
    passwordReset: () => import('./screens/password-reset/password-reset.tsx'),
    activation: () => import('./screens/activation/activation.tsx'),
    changePassword: () => import('./screens/change-password/change-password.tsx'),
    personalDetails: () => import('./screens/personal-details/personal-details.tsx'),
    news: () => import('./screens/news/news-screen.tsx'),
    uploadDocuments: () => import('./screens/upload-documents/upload-documents.tsx'),
    inviteBonus: () => import('./screens/invite-bonus/invite-bonus.tsx'),
  },
})
