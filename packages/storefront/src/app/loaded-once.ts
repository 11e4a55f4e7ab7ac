const known = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/**
 * Loads code. A server that is built asks for the same few modules with every page, and `import()` takes its time to
 * say that they are there; a browser and a server that follows the sources ask each time.
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
