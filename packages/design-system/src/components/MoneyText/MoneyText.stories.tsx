import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { MoneyText } from "./index.ts";

const meta: Meta<typeof MoneyText> = {
  title: "Basics/MoneyText",
  id: "components-moneytext",
  component: MoneyText,
};
export default meta;

export const Playground: Controlled<typeof MoneyText> = {
  render: function Playground(args) {
    const language = use(SampleLanguageContext);
    // Chromium has no Lao locale data, so applications format it themselves.
    const locale = language === "lo" ? "th" : language;
    const format = (value: string | number) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: "THB" }).format(Number(value));
    return <MoneyText value="99999.5" format={format} {...args} />;
  },
};
