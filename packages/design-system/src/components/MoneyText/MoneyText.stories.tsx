import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { MoneyText } from "./index.ts";

const meta: Meta<typeof MoneyText> = {
  title: "Basics/MoneyText",
  id: "components-moneytext",
  component: MoneyText,
};
export default meta;

type Story = StoryObj<typeof MoneyText>;

export const Playground: Story = {
  render: function Playground() {
    const language = use(SampleLanguageContext);
    // Chromium has no Lao locale data, so applications format it themselves.
    const locale = language === "lo" ? "th" : language;
    const format = (value: string | number) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: "THB" }).format(Number(value));
    return <MoneyText value="99999.5" format={format} />;
  },
};
