import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use } from "react";
import { SampleLanguageContext } from "../../testing/samples.ts";
import { DateText } from "./index.ts";

const meta: Meta<typeof DateText> = {
  title: "Basics/DateText",
  id: "components-datetext",
  component: DateText,
};
export default meta;

export const Playground: Controlled<typeof DateText> = {
  render: function Playground(args) {
    const language = use(SampleLanguageContext);
    // Chromium has no Lao locale data, so applications pass the texts.
    const format = (date: Date) =>
      language === "lo"
        ? "ວັນຈັນ ທີ 9 ພະຈິກ 2026 ເວລາ 4:53"
        : new Intl.DateTimeFormat(language, {
            dateStyle: "full",
            timeStyle: "short",
            timeZone: "UTC",
          }).format(date);
    return <DateText value="2026-11-09T04:53:20Z" format={format} {...args} />;
  },
};
