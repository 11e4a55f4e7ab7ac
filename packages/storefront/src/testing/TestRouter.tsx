import { useMemo, useState, type ReactElement, type ReactNode } from "react";
import { NavigationProvider, type NavigationActions } from "../router/NavigationContext.tsx";
import { pages } from "../routes.tsx";

const page = { entry: undefined, params: {}, status: 200, View: undefined };
const urlOf = (path: string): URL => new URL(path, "http://shop.example");

/** A router without pages: navigation only changes the address. Needs an `AppProvider`. */
export const TestRouter = ({ path, children }: { path: string; children: ReactNode }): ReactElement => {
  const [location, setLocation] = useState(() => urlOf(path));
  const actions = useMemo<NavigationActions>(
    () => ({
      navigate: (to) => {
        setLocation(urlOf(to));
        return Promise.resolve();
      },
      reload: () => Promise.resolve(),
      note: () => undefined,
      prefetch: () => undefined,
      cover: () => () => undefined,
    }),
    [],
  );
  return (
    <NavigationProvider pages={pages} page={page} location={location} actions={actions}>
      {children}
    </NavigationProvider>
  );
};
