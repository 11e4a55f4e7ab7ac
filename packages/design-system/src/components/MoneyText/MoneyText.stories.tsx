import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { MoneyText } from "./index.ts";

const meta: Meta<typeof MoneyText> = { title: "Components/MoneyText", component: MoneyText };
export default meta;

type Story = StoryObj<typeof MoneyText>;

export const Playground: Story = {
  render: function Playground() {
    const language = use(SampleLanguageContext);
    const format = (value: string | number) =>
      new Intl.NumberFormat(language, { style: "currency", currency: "THB" }).format(Number(value));
    return <MoneyText value="99999.5" format={format} />;
  },
};

export const French: Story = { ...Playground, globals: { language: "fr" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };
