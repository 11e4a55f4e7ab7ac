import "@fontsource-variable/noto-sans";
import "@fontsource-variable/noto-sans-lao";
import "@fontsource-variable/noto-sans-sc";
import "@fontsource-variable/noto-sans-thai";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { DesignSystemProvider } from "../packages/design-system/src/provider/index.ts";
import {
  SampleLanguageContext,
  samples,
  type SampleLanguage,
} from "../packages/design-system/src/testing/samples.ts";
import "../packages/design-system/src/tokens/themes/teal.css.ts";
import "./fonts.css";

const names: Record<SampleLanguage, string> = {
  en: "English",
  "zh-CN": "简体中文",
  es: "Español",
  fr: "Français",
  th: "ไทย",
  lo: "ລາວ",
};

/** Sets on the document what an application sets: theme, scheme and language. */
const withPage: Decorator = (Story, { globals, parameters }) => {
  const { theme, scheme, language } = globals as { theme: string; scheme: string; language: SampleLanguage };
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.scheme = scheme;
    page.lang = language;
  }, [theme, scheme, language]);
  return (
    <DesignSystemProvider flagPath="flags">
      <SampleLanguageContext value={language}>
        <div style={{ padding: parameters.layout === "fullscreen" ? 0 : 24 }}>
          <Story />
        </div>
      </SampleLanguageContext>
    </DesignSystemProvider>
  );
};

const preview: Preview = {
  decorators: [withPage],
  tags: ["autodocs"],
  initialGlobals: { theme: "red", scheme: "light", language: "en" },
  globalTypes: {
    theme: { toolbar: { title: "Theme", icon: "paintbrush", items: ["red", "teal"], dynamicTitle: true } },
    scheme: { toolbar: { title: "Scheme", icon: "mirror", items: ["light", "dark"], dynamicTitle: true } },
    language: {
      toolbar: {
        title: "Language",
        icon: "globe",
        items: Object.keys(samples).map((value) => ({ value, title: names[value as SampleLanguage] })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    backgrounds: { disable: true },
    options: { storySort: { order: ["Overview", "Layout", "Components", "Patterns"] } },
  },
};

export default preview;
