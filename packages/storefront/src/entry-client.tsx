import { hydrateRoot } from "react-dom/client";
import { browserApi } from "./app/api.ts";
import { createApp } from "./app/app.ts";
import { reloadOnMissingChunk } from "./boot/reload-on-missing-chunk.ts";
import { readCookie, signedInCookie } from "./app/cookies.ts";
import { completeLater, loadMessages } from "./app/messages.ts";
import { Root } from "./shell/document/Root.tsx";
import { parseState, restoreQueries, stateElementId } from "./shell/document/page-state.ts";
import { installTrustedTypes } from "./app/trusted-types.ts";
import { whenIdle } from "./app/when-idle.ts";
import { whenTouched } from "./boot/on-first-interaction.ts";
import { BrowserNavigation } from "./router/BrowserNavigation.tsx";
import { ErrorView } from "./shell/error-page/error-view.ts";
import { resumePage } from "./router/resume-page.ts";
import { Shop } from "./shell/Shop.tsx";

const documentParsed = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", () => done(), { once: true });
  });

const start = async (): Promise<void> => {
  await documentParsed();
  const stateText = document.getElementById(stateElementId)?.textContent ?? "";
  const state = parseState(stateText);
  const messages = state.texts ?? (await loadMessages(state.locale));
  completeLater(state.locale, messages);
  const app = createApp({
    locale: state.locale,
    environment: state.environment,
    messages,
    api: (stores, home) => browserApi(state.locale, stores, home),
    signedIn: readCookie(signedInCookie) !== undefined,
  });
  restoreQueries(app.queryClient, state.queries);
  const first = await resumePage(state);
  hydrateRoot(
    document,
    <Root app={app} state={stateText}>
      <BrowserNavigation app={app} first={first}>
        <Shop />
      </BrowserNavigation>
    </Root>,
  );
  // The first call, likely a click, and the way to another page then find their code in place.
  whenTouched(() => {
    for (const ahead of [import("./app/api-client.ts"), import("./router/pages.ts")])
      ahead.catch(() => undefined);
  });
  // With it come all texts. It also says that there is no network, when it can't be fetched any more.
  whenIdle(() => void ErrorView.preload().catch(() => undefined));
};

installTrustedTypes();
reloadOnMissingChunk();
void start();
