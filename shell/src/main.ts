// Federation needs an asynchronous border before anything shared is imported.
void import('./bootstrap.tsx')

export {}
