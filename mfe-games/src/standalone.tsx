// Module Federation needs an asynchronous boundary before anything shared is imported.
void import('./standalone-page.tsx')

export {}
