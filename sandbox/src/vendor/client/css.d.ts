/** Style sheets are bundled beside the scripts; importing one gives nothing. */
declare module '*.css'
