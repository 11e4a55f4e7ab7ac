import { expect, test } from "vitest";
import { shakableCode } from "./shakable.ts";

test("what is made at the top is free of effects, and nothing is put on it afterwards", () => {
  const code = `var Context = React2.createContext(null);
Context.displayName = "Context";
const FormattedDate = createFormattedComponent("formatDate");
var Boundary = class extends React2.Component {
  render() {
    return this.context;
  }
};
Boundary.contextType = Context;
function later() {
  Context.displayName = "Later";
  return React2.createContext(0);
}
`;
  expect(shakableCode(code)).toBe(`var Context = /* @__PURE__ */ React2.createContext(null);
const FormattedDate = /* @__PURE__ */ createFormattedComponent("formatDate");
var Boundary = /* @__PURE__ */ (() => class extends React2.Component {
static contextType = Context;
  render() {
    return this.context;
  }
})();
function later() {
  Context.displayName = "Later";
  return React2.createContext(0);
}
`);
});
