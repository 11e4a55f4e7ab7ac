import { describe, expect, test } from "vitest";
import { startView } from "../../app/stores.ts";
import type { LoginView } from "../../app/stores.ts";
import { loginViews, isTransitionAllowed, viewFromQuery, type LoginConditions } from "./login-views.ts";

const views = Object.keys(loginViews) as LoginView[];
const open: LoginConditions = { visitorOpen: true, guestOffered: true, resetEmail: "a@b.co" };

describe("the login panel's views", () => {
  test("have the specification's numbers, each once", () => {
    expect(views.map((view) => loginViews[view].number).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(loginViews[startView].number).toBe(2);
  });

  test("submit on Enter only in views 1 to 3", () => {
    const byEnter = views
      .filter((view) => loginViews[view].enterSubmits)
      .map((view) => loginViews[view].number);
    expect(byEnter.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test("are all reachable from the first view and lead back to it", () => {
    const reached = new Set<LoginView>([startView]);
    for (const from of reached)
      for (const to of views) if (isTransitionAllowed(from, to, open)) reached.add(to);
    expect([...reached].toSorted()).toEqual(views.toSorted());
    for (const view of views)
      expect(view === startView || isTransitionAllowed(view, startView, open)).toBe(true);
  });

  test.each<[LoginView, LoginView]>([
    ["email", "forgot"],
    ["forgot", "reset"],
    ["reset", "email"],
    ["phonePassword", "phoneCode"],
    ["phoneCode", "phonePassword"],
    ["phonePassword", "register"],
    ["email", "register"],
    ["phoneCode", "register"],
    ["register", "email"],
    ["email", "guest"],
  ])("allow the transition from %s to %s", (from, to) =>
    expect(isTransitionAllowed(from, to, open)).toBe(true),
  );

  test.each<[LoginView, LoginView]>([
    ["email", "reset"],
    ["register", "reset"],
    ["guest", "forgot"],
  ])("forbid the transition from %s to %s", (from, to) =>
    expect(isTransitionAllowed(from, to, open)).toBe(false),
  );

  test("require the server's switch and the guest flag for the guest view", () => {
    expect(isTransitionAllowed("email", "guest", { ...open, visitorOpen: false })).toBe(false);
    expect(isTransitionAllowed("email", "guest", { ...open, guestOffered: false })).toBe(false);
  });

  test("require the address that the code was sent to for the new password", () => {
    expect(isTransitionAllowed("forgot", "reset", { ...open, resetEmail: undefined })).toBe(false);
  });

  test("can't be opened by URL if they need an earlier step", () => {
    expect(viewFromQuery("register")).toBe("register");
    for (const value of [null, "", "reset", "guest", "nonsense"]) expect(viewFromQuery(value)).toBe("email");
  });
});
