// Federation needs an asynchronous boundary (dynamic import) before anything shared is imported.
void import('./standalone-page.tsx')

export {}
