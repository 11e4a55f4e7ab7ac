import type { Page } from "@playwright/test";

/**
 * Collects console errors and warnings, failed requests and page errors. Violations of the content security
 * policy and of Trusted Types are console errors too.
 */
export const collectConsoleErrors = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
};
