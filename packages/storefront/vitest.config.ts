import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "development|production"];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: "storefront", environment: "node", include: ["src/**/*.test.{ts,tsx}"] },
});
