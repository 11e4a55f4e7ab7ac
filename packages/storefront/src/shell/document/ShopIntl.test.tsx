// @vitest-environment happy-dom
import { minorDigits } from "@carmine/api/contract";
import { sumMoney } from "@carmine/i18n";
import { Money } from "@carmine/i18n/react";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { useCurrency } from "../../features/home-data.ts";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { ShopIntl } from "./ShopIntl.tsx";

afterEach(cleanup);

const Sum = (): ReactElement => (
  <p>
    sum <Money value={sumMoney([{ price: "3.20", count: 3 }], useCurrency().digits)} />
  </p>
);

test.each(Intl.supportedValuesOf("currency"))(
  "displays the decimals of %s that are charged",
  async (currency) => {
    const shopPayCurrency = JSON.stringify({ country: "", currency, symbol: "¤", ID: "1" });
    showInApp(
      <ShopIntl>
        <Sum />
      </ShopIntl>,
      { sent: [], answers: { "/api/pc/home/index": ok({ banner: [], bastBanner: [], shopPayCurrency }) } },
    );
    expect(await screen.findByText(/sum ¤/)).toHaveTextContent(
      `sum ¤${(9.6).toFixed(minorDigits(currency))}`,
    );
  },
);
