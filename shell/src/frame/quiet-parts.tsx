/** What stands beside a page, and comes when it is quiet. */
export { ChatCorner } from '../chat/chat-corner.tsx'
export { TrialBadge } from './trial-badge.tsx'
export { UpdateOffer } from './update-offer.tsx'
