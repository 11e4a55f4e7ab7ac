import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { MoneyText } from "./index.ts";

const meta: Meta<typeof MoneyText> = { title: "Components/MoneyText/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof MoneyText>;

export const SixFormats: Story = {
  render: () => (
    <SixLanguages>
      {(_sample, language) => (
        <MoneyText
          value="99999.5"
          // Chromium has no Lao locale data, so applications format it themselves.
          format={(value) =>
            new Intl.NumberFormat(language === "lo" ? "th" : language, {
              style: "currency",
              currency: "LAK",
            }).format(Number(value))
          }
        />
      )}
    </SixLanguages>
  ),
};
