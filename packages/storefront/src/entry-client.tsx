import { hydrateRoot } from "react-dom/client";
import { browserApi } from "./app/api.ts";
import { createApp } from "./app/app.ts";
import { readCookie, signedInCookie } from "./app/cookies.ts";
import { completeLater, loadTexts } from "./app/messages.ts";
import { whenIdle } from "./hydration/when-idle.ts";
import { installTrustedTypes } from "./boot/install-trusted-types.ts";
import { reloadOnMissingChunk } from "./boot/reload-on-missing-chunk.ts";
import { parseState, restoreQueries } from "./boot/restore-state.ts";
import { BrowserRouter } from "./router/BrowserRouter.tsx";
import { resumePage } from "./router/resume-page.ts";
import { pages } from "./routes.tsx";
import { stateElementId } from "./shell/document/page-state.ts";
import { Root } from "./shell/document/Root.tsx";
import { Shop } from "./shell/Shop.tsx";
import { markScriptFailed } from "./shell/script-failure/script-failure.ts";

const documentParsed = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", () => done(), { once: true });
  });

const ignoreFailure = (): void => undefined;

const start = async (): Promise<void> => {
  await documentParsed();
  const stateText = document.getElementById(stateElementId)?.textContent ?? "";
  const state = parseState(stateText);
  const texts = state.texts ?? (await loadTexts(state.locale));
  completeLater(state.locale, texts);
  const app = createApp({
    locale: state.locale,
    environment: state.environment,
    ...texts,
    api: (person, home) => browserApi(state.locale, person, home),
    signedIn: state.knowsPerson || readCookie(signedInCookie) !== undefined,
    knowsPerson: state.knowsPerson,
  });
  restoreQueries(app.queryClient, state.queries);
  const first = await resumePage(app, pages, state.status);
  hydrateRoot(
    document,
    <Root app={app} state={stateText}>
      <BrowserRouter app={app} pages={pages} first={first}>
        <Shop />
      </BrowserRouter>
    </Root>,
  );
  // Also loads all texts. The error page is needed offline, when it can no longer be fetched.
  whenIdle(() => void pages.loadErrorPage().catch(ignoreFailure));
  if (state.environment.webVitals)
    whenIdle(
      () =>
        void import("./app/report-web-vitals.ts").then(
          ({ reportWebVitals }) => reportWebVitals(),
          ignoreFailure,
        ),
    );
};

installTrustedTypes();
reloadOnMissingChunk();
start().catch((cause: unknown) => {
  markScriptFailed();
  throw cause;
});
