import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { MoneyField } from "./index.ts";

const meta: Meta = { title: "Components/MoneyField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const currencies = { en: "USD", "zh-CN": "CNY", es: "EUR", fr: "EUR", th: "THB", lo: "LAK" } as const;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample, language) => (
        <>
          <MoneyField
            label={sample.title}
            currency={currencies[language]}
            error={sample.sentence}
            defaultValue={extremes.many * 1000}
          />
          <MoneyField label={extremes.word} currency={currencies[language]} defaultValue={extremes.zero} />
        </>
      )}
    </SixLanguages>
  ),
};
