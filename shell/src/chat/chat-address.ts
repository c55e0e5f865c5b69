/** The home page with the chat open, for a tab of its own. */
export const CHAT_ADDRESS = '#/?chat'
