import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/*.mdx", "../packages/design-system/src/**/*.@(mdx|stories.tsx)"],
  // Where the built package has dist/flags.
  staticDirs: [{ from: "../packages/design-system/node_modules/country-flag-icons/3x2", to: "/flags" }],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // The other reader of types needs the compiler's JavaScript interface, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  // The toolbar's schemes are our backgrounds; nobody here is led through a first story.
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
        // As it is published: for older browsers `:dir(rtl)` would become a list of languages, and the switch of the
        // direction would turn no chevron.
        cssTarget: "esnext",
        chunkSizeWarningLimit: 2000,
        reportCompressedSize: false,
      },
    }),
};

export default config;
