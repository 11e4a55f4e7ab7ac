const known = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Imports a module once. On the built server this avoids the cost of `import()` for loaded modules; the browser and
 * the development server import it each time.
 */
export const loadedOnce = <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (!import.meta.env.SSR || import.meta.env.DEV) return load();
  const module = known.get(load) as Promise<Module> | undefined;
  if (module) return module;
  const loading = load();
  known.set(load, loading);
  loading.catch(() => known.delete(load));
  return loading;
};
