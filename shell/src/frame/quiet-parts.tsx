/** The parts beside a page, which are loaded when the page is quiet. */
export { ChatCorner } from '../chat/chat-corner.tsx'
export { TrialBadge } from './trial-badge.tsx'
export { UpdateOffer } from './update-offer.tsx'
