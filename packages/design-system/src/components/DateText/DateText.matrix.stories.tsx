import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { DateText } from "./index.ts";

const meta: Meta<typeof DateText> = { title: "Components/DateText/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DateText>;

export const SixFormats: Story = {
  render: () => (
    <SixLanguages>
      {(_sample, language) => (
        <DateText
          value="2026-11-09T04:53:20Z"
          // Chromium has no Lao locale data, so applications pass the texts.
          format={(date) =>
            language === "lo"
              ? "ວັນຈັນ ທີ 9 ພະຈິກ 2026"
              : new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(date)
          }
        />
      )}
    </SixLanguages>
  ),
};
