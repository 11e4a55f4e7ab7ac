import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/*.mdx", "../packages/design-system/src/**/*.@(mdx|stories.tsx)"],
  // At the path of dist/flags in the built package.
  staticDirs: [
    { from: "../packages/design-system/node_modules/country-flag-icons/3x2", to: "/flags" },
    // Of the samples on component pages.
    { from: "pictures", to: "/pictures" },
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Without it, tables and strikethrough in MDX are plain text.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
  ],
  // The alternative docgen needs the compiler's JavaScript API, which TypeScript 7 lacks.
  typescript: { reactDocgen: "react-docgen" },
  // The toolbar's color schemes replace backgrounds; the onboarding isn't needed.
  features: { backgrounds: false, menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        conditions: ["@carmine/source", "module", "browser", "development|production"],
        alias: { "#blocks": fileURLToPath(new URL("blocks/index.ts", import.meta.url)) },
      },
      build: {
        // As published: for older browsers, `:dir(rtl)` would be compiled to a list of languages, and the
        // direction toolbar wouldn't mirror chevrons.
        cssTarget: "esnext",
        chunkSizeWarningLimit: 2000,
        reportCompressedSize: false,
      },
    }),
};

export default config;
