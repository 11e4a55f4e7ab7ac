import type { Page } from "@playwright/test";

/**
 * What the browser complains about: a tree that hydrates to another one, a refused script or text, a missing file.
 * Refusals of the content policy and of Trusted Types are errors of the console as well.
 */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
};
