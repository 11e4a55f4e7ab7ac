import "@fontsource-variable/noto-sans";
import "@fontsource-variable/noto-sans-lao";
import "@fontsource-variable/noto-sans-sc";
import "@fontsource-variable/noto-sans-thai";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { Decorator, Preview } from "@storybook/react-vite";
import { lazy, Suspense, type PropsWithChildren } from "react";
import { DesignSystemProvider } from "../packages/design-system/src/provider/index.ts";
import { localeIn } from "../packages/design-system/src/testing/locales.ts";
import {
  SampleLanguageContext,
  samples,
  type SampleLanguage,
} from "../packages/design-system/src/testing/samples.ts";
import "../packages/design-system/src/styles/reset.css.ts";
import "../packages/design-system/src/tokens/themes/teal.css.ts";
import "./blocks/blocks.css";
import "./fonts.css";
import { initialGlobals, usePage, type PageGlobals } from "./page.ts";
import { writtenTypes } from "./written-types.ts";

const names: Record<SampleLanguage, string> = {
  en: "English",
  "zh-CN": "简体中文",
  es: "Español",
  fr: "Français",
  th: "ไทย",
  lo: "ລາວ",
};

const LazyDocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

/** Loads documentation-only code lazily; it doesn't run outside a browser. */
const DocsPage = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyDocsPage {...props} />
  </Suspense>
);

/** Sets what an application sets on the document: theme, color scheme, language, direction, font size. */
const withPage: Decorator = (Story, { globals, parameters }) => {
  const page: PageGlobals = { ...initialGlobals, ...globals };
  usePage(page);
  return (
    <DesignSystemProvider flagPath="flags" locale={page.language} messages={localeIn[page.language]}>
      <SampleLanguageContext value={page.language}>
        <div style={{ padding: parameters.layout === "fullscreen" ? 0 : 24 }}>
          <Story />
        </div>
      </SampleLanguageContext>
    </DesignSystemProvider>
  );
};

const preview: Preview = {
  decorators: [withPage],
  argTypesEnhancers: [writtenTypes],
  initialGlobals: { ...initialGlobals },
  globalTypes: {
    theme: {
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        items: [
          { value: "red", title: "Red" },
          { value: "teal", title: "Teal" },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      toolbar: {
        title: "Scheme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "system", title: "As the system" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: "Language",
        icon: "globe",
        items: Object.keys(samples).map((value) => ({ value, title: names[value as SampleLanguage] })),
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      toolbar: {
        title: "Size of letters",
        icon: "zoom",
        items: ["100", "150", "200"].map((value) => ({ value, title: `Letters ${value} %` })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Getting started",
          "Everything",
          "Foundations",
          ["Color", "Type", "Space", "Radius and shadow", "Motion", "Icons"],
          "Themes",
          "Guides",
          "Page patterns",
          "Layout",
          "Basics",
          "Actions",
          "Fields",
          "Navigation",
          "Overlays",
          "Feedback",
          "Commerce",
          "Overview",
        ],
      },
    },
  },
};

export default preview;
