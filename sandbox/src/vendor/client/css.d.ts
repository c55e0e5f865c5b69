/** Style sheets are bundled into files beside the scripts; their imports have no value. */
declare module '*.css'
