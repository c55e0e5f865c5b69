/** The parts beside a page, which are loaded when the page is quiet. */
export { ChatCorner } from '../../chat/chat-corner.tsx'
export { TrialBadge } from '../notices/trial-badge.tsx'
export { UpdateOffer } from '../notices/update-offer.tsx'
