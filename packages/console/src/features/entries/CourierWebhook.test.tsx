// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show.tsx";
import { CourierWebhook } from "./CourierWebhook.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "administrator",
  rights: [...operatorRights.administrator],
  zone: "UTC",
};
const path = "/api/front/courier/dhl/webhooks";

const open = (hasSecret: boolean, secret: string | null) => {
  const calls = show(<CourierWebhook entry={{ id: 3, code: "dhl", hasSecret }} />, {
    place: market,
    answers: { "/api/operator/courier/secret": () => ({ data: { secret, path } }) },
  });
  return { calls, user: userEvent.setup() };
};

test("creates a secret and shows it", async () => {
  const { calls, user } = open(false, "s3cret");
  expect(screen.getByText(new RegExp(path))).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Create secret" }));
  expect(await screen.findByText("s3cret")).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ id: 3, isOn: true });
});

test("asks for confirmation before it revokes the secret", async () => {
  const { calls, user } = open(true, null);
  await user.click(screen.getByRole("button", { name: "Turn off" }));
  expect(calls).toEqual([]);
  const dialog = await screen.findByRole("alertdialog", { name: "Turn off tracking reports?" });
  expect(dialog).toHaveTextContent("Reports with the current secret will be rejected.");
  await user.click(screen.getAllByRole("button", { name: "Turn off" }).at(-1) as HTMLElement);
  expect(calls.at(-1)?.body).toEqual({ id: 3, isOn: false });
});
