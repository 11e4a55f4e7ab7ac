import type { Page } from "@playwright/test";
import type { FakeStripe } from "../../../packages/server/src/testing/fake-stripe.ts";
import { cards } from "./checkout-page.ts";

/** The release that `@stripe/stripe-js` expects; it warns about any other. */
const release = "endive";

/**
 * Fake Stripe.js with the features that the shop uses: elements, one Payment Element in a frame of Stripe's
 * origin, and `confirmPayment` with a frame of the bank for cards with a challenge. It accepts the same
 * options as the real script.
 */
const script = `(() => {
  const ask = async (secret, card, step) => {
    const answer = await fetch("https://api.stripe.com/v1/payment_intents/confirm", {
      method: "POST", body: JSON.stringify({ id: secret.replace(/_secret.*$/, ""), card, step }) });
    return answer.json();
  };
  const bank = () => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.title = "Bank"; frame.src = "https://hooks.stripe.com/stand-in/bank";
    Object.assign(frame.style, { position: "fixed", inset: "20%", width: "60%", height: "60%", zIndex: 9999, background: "white" });
    const listen = ({ data, origin }) => {
      if (origin !== "https://hooks.stripe.com" || !data.step) return;
      removeEventListener("message", listen); frame.remove(); resolve(data.step);
    };
    addEventListener("message", listen); document.body.append(frame);
  });
  const known = { elements: ["clientSecret", "locale", "appearance"], confirm: ["elements", "redirect", "confirmParams"] };
  const strict = (kind, options) => {
    const other = Object.keys(options).find((name) => !known[kind].includes(name));
    if (other) throw new Error("Stripe: unknown option " + other);
  };
  const Stripe = (key) => {
    if (!/^pk_/.test(key)) throw new Error("Stripe: no publishable key");
    let secret, card = "";
    return {
      elements: (options = {}) => {
        strict("elements", options); secret = options.clientSecret;
        if (!/^pi_.+_secret/.test(secret)) throw new Error("Stripe: no client secret");
        return {
          create: (type) => {
            if (type !== "payment") throw new Error("Stripe: unknown element " + type);
            const heard = {}; let frame;
            const listen = ({ data, origin }) => {
              if (origin !== "https://js.stripe.com") return;
              if (data.ready) heard.ready?.forEach((tell) => tell({ elementType: "payment" }));
              if (data.card !== undefined) card = data.card;
            };
            return {
              mount: (place) => {
                addEventListener("message", listen);
                frame = document.createElement("iframe");
                frame.title = "Secure payment input frame"; frame.src = "https://js.stripe.com/stand-in/element";
                Object.assign(frame.style, { width: "100%", border: 0 }); place.append(frame);
              },
              unmount: () => frame?.remove(), destroy: () => { removeEventListener("message", listen); frame?.remove(); },
              on: (name, tell) => (heard[name] ??= []).push(tell),
              off: (name, tell) => { heard[name] = (heard[name] ?? []).filter((one) => one !== tell); },
              update: () => {},
            };
          },
          getElement: () => null, update: () => {}, submit: async () => ({}), fetchUpdates: async () => ({}),
        };
      },
      confirmPayment: async (options) => {
        strict("confirm", options);
        if (!options.confirmParams?.return_url?.startsWith("http")) throw new Error("Stripe: return_url is missing");
        let answer = await ask(secret, card);
        if (answer.status === "requires_action") answer = await ask(secret, card, await bank());
        return answer.error ? { error: answer.error } : { paymentIntent: answer };
      },
      createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
      _registerWrapper: () => {}, registerAppInfo: () => {},
    };
  };
  Stripe.version = ${JSON.stringify(release)};
  window.Stripe = Stripe;
})();`;

const element = `<!doctype html><title>Card</title><label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>
<script>const [field] = document.getElementsByTagName("input");
field.oninput = () => parent.postMessage({ card: field.value.replaceAll(" ", "") }, "*");
parent.postMessage({ ready: true }, "*");</script>`;

const bankPage = `<!doctype html><title>Bank</title><h1>Confirm your payment</h1>
<button onclick="parent.postMessage({ step: 'complete' }, '*')">Complete</button>
<button onclick="parent.postMessage({ step: 'fail' }, '*')">Fail</button>`;

export interface StripePage {
  /**
   * Called after a charge and before the browser's response: the webhook may come first, or the response may
   * get lost.
   */
  onCharged: (id: string, event: object) => Promise<"answer" | "silence">;
}

/** Replaces everything that Stripe sends to a browser; charges are created at the fake Stripe API. */
export const routeStripe = async (page: Page, stripe: FakeStripe): Promise<StripePage> => {
  const state: StripePage = { onCharged: async () => "answer" };
  await page.route("https://js.stripe.com/**", (route) =>
    route.request().url().includes("/stand-in/")
      ? route.fulfill({ contentType: "text/html", body: element })
      : route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route("https://hooks.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: bankPage }),
  );
  await page.route("https://api.stripe.com/**", async (route) => {
    const { id, card, step } = route.request().postDataJSON() as { id: string; card: string; step?: string };
    const translate = (answer: object) =>
      route.fulfill({ json: answer, headers: { "access-control-allow-origin": "*" } });
    const refuse = (message: string) => translate({ error: { type: "card_error", message } });
    if (card === cards.declined) return refuse("Your card was declined.");
    if (card === cards.asks && step === undefined) return translate({ id, status: "requires_action" });
    if (step === "fail") return refuse("We are unable to authenticate your payment method.");
    const event = stripe.charge(id);
    if ((await state.onCharged(id, event)) === "answer") await translate({ id, status: "succeeded" });
  });
  return state;
};
