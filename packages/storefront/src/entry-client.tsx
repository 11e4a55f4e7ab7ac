import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from "react-router-dom";
import { browserApi } from "./app/api.ts";
import { createApp } from "./app/app.ts";
import { reloadOnMissingChunk } from "./app/chunk-reload.ts";
import { readCookie, signedInCookie } from "./app/cookies.ts";
import { createRoutes } from "./app/create-routes.tsx";
import { loadMessages } from "./app/messages.ts";
import { Root } from "./app/Root.tsx";
import { rememberRoutes } from "./app/prefetch.ts";
import { routerErrors } from "./app/router-errors.ts";
import { parseState, restoreQueries, stateElementId } from "./app/state.ts";
import { installTrustedTypes } from "./app/trusted-types.ts";
import { whenIdle } from "./app/when-idle.ts";

const documentParsed = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", () => done(), { once: true });
  });

/** Runs the `lazy` of the routes that are on the screen, so that the first tree is the one the server rendered. */
const loadMatched = async (routes: RouteObject[], basename: string): Promise<void> => {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
};

const start = async (): Promise<void> => {
  await documentParsed();
  const stateText = document.getElementById(stateElementId)?.textContent ?? "";
  const state = parseState(stateText);
  const app = createApp({
    locale: state.locale,
    environment: state.environment,
    messages: await loadMessages(state.locale),
    api: (stores, home) => browserApi(state.locale, stores, home),
    signedIn: readCookie(signedInCookie) !== undefined,
  });
  restoreQueries(app.queryClient, state.queries);
  const routes = createRoutes(app);
  rememberRoutes(app, routes);
  await loadMatched(routes, app.basename);
  const errors = routerErrors(state.errors);
  const matches = matchRoutes(routes, location, app.basename) ?? [];
  const router = createBrowserRouter(routes, {
    basename: app.basename,
    // Loaders answer nothing: their data is in the query client.
    hydrationData: {
      loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? "", null])),
      errors,
    },
  });
  hydrateRoot(
    document,
    <Root app={app} state={stateText}>
      <RouterProvider router={router} />
    </Root>,
  );
  // The first call, likely a click, then finds its code in place.
  whenIdle(() => void import("./app/api-client.ts"));
};

installTrustedTypes();
reloadOnMissingChunk();
void start();
