const known = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Loads a module. A built server imports the same few modules for every page, and `import()` is slow
 * even for loaded ones; the browser and the development server import each time.
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
