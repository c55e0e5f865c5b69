/** The parts that no page needs, which are loaded when the page is idle. */
export { ChatCorner } from '../../chat/chat-corner.tsx'
export { TrialBadge } from '../notices/trial-badge.tsx'
export { UpdateOffer } from '../notices/update-offer.tsx'
