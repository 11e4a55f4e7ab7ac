import { asJson, openApiDocument, type Json, type OpenApiDocument } from "./document.ts";
import { transitionTables } from "./transitions.ts";

const escape = (text: unknown): string =>
  String(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes text and formats `marked` words as code. */
const prose = (text: unknown): string => escape(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const nameOfType = (schema: Json): string => {
  const { $ref, type, anyOf, items, enum: choices, const: only } = schema;
  if (typeof $ref === "string") {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    return `<a href="#shape-${escape(name)}">${escape(name)}</a>`;
  }
  if (Array.isArray(choices)) return choices.map((choice) => escape(JSON.stringify(choice))).join(" | ");
  if (only !== undefined) return escape(JSON.stringify(only));
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map((one) => nameOfType(asJson(one))))].join(" | ");
  if (type === "array") return `${nameOfType(asJson(items))}[]`;
  return escape(Array.isArray(type) ? type.join(" | ") : (type ?? "any"));
};

const fieldsOf = (schema: Json): string => {
  if (schema["type"] === "array") return fieldsOf(asJson(schema["items"]));
  const options = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(options)) return options.map((one) => fieldsOf(asJson(one))).join("");
  const properties = Object.entries(asJson(schema["properties"]));
  if (properties.length === 0) return "";
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const rows = properties.map(([name, value]) => {
    const shape = asJson(value);
    const mark = required.includes(name) ? "" : " <small>optional</small>";
    return `<tr><th scope="row"><code>${escape(name)}</code>${mark}</th><td>${nameOfType(shape)}${fieldsOf(shape)}</td></tr>`;
  });
  return `<table>${rows.join("")}</table>`;
};

const section = (title: string, schema: Json): string =>
  `<h4>${title}: ${nameOfType(schema)}</h4>${fieldsOf(schema)}`;

const parametersOf = (operation: Json): string => {
  const parameters = Array.isArray(operation["parameters"]) ? operation["parameters"].map(asJson) : [];
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escape(parameter["name"])}</code> <small>${escape(parameter["in"])}${
        parameter["required"] ? "" : ", optional"
      }</small></th><td>${nameOfType(asJson(parameter["schema"]))}</td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join("")}</table>`;
};

const bodyOf = (operation: Json): string => {
  const content = Object.values(asJson(asJson(operation["requestBody"])["content"]))[0];
  return content ? section("Body", asJson(asJson(content)["schema"])) : "";
};

const dataOf = (operation: Json): string => {
  const answer = asJson(asJson(operation["responses"])[200]);
  const envelope = asJson(asJson(asJson(answer["content"])["application/json"])["schema"]);
  const data = asJson(asJson(envelope["properties"])["data"]);
  const first = Array.isArray(data["anyOf"]) ? asJson(data["anyOf"][0]) : data;
  return section("Data", first);
};

const operationOf = (method: string, path: string, operation: Json): string => {
  const words = `${method} ${path} ${String(operation["operationId"])} ${String(operation["summary"])}`;
  return `<details id="${escape(operation["operationId"])}" data-words="${escape(words.toLowerCase())}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code> <i>${escape(operation["x-policy"])}</i><span>${prose(operation["summary"])}</span></summary>${parametersOf(operation)}${bodyOf(operation)}${dataOf(operation)}</details>`;
};

const style = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}body{max-width:960px;margin:0 auto;padding:24px}
input{width:100%;box-sizing:border-box;padding:8px 12px;font:inherit;border:1px solid GrayText;border-radius:4px;position:sticky;top:8px}
details{border-bottom:1px solid color-mix(in srgb,CanvasText 15%,Canvas);padding:8px 0}summary{cursor:pointer}summary span{display:block;opacity:.75;padding-left:56px}
summary b{display:inline-block;width:48px}summary i{font-size:12px;opacity:.75}.get{color:light-dark(#0b6b3a,#6fd39d)}.post{color:light-dark(#1d4fa8,#8fb6ff)}
table{border-collapse:collapse;width:100%;margin:4px 0}th{text-align:left;font-weight:400;width:260px}th,td{vertical-align:top;padding:4px 8px;border:1px solid color-mix(in srgb,CanvasText 12%,Canvas)}
h4{margin:12px 0 4px}code{font:13px ui-monospace,monospace}small{opacity:.75}[hidden]{display:none}`;

const script = `
const box=document.querySelector("input"),entries=[...document.querySelectorAll("details")],sections=[...document.querySelectorAll("section")];
box.addEventListener("input",()=>{const words=box.value.toLowerCase().split(/\\s+/);
for(const entry of entries)entry.hidden=!words.every((word)=>entry.dataset.words.includes(word));
for(const section of sections)section.hidden=!section.querySelector("details:not([hidden])");});
const open=()=>{const target=document.getElementById(location.hash.slice(1));if(target)target.open=true;};
addEventListener("hashchange",open);open();`;

/**
 * The contract as a standalone page: every endpoint by domain, with a search box. It loads no other files.
 * @param options `nonce` of the response's content security policy, for the page's style and script
 */
export const apiDocsPage = ({
  document = openApiDocument(),
  nonce,
  documentUrl = "/api/docs/openapi.json",
}: { document?: OpenApiDocument; nonce?: string; documentUrl?: string } = {}): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(
      ({ operation }) => Array.isArray(operation["tags"]) && operation["tags"].includes(name),
    );
    const calls = own.map(({ method, path, operation }) => operationOf(method, path, operation));
    return `<section><h2>${escape(name)}</h2>${calls.join("")}</section>`;
  });
  const shapes = Object.entries(document.components.schemas).map(
    ([name, shape]) =>
      `<details id="shape-${escape(name)}" data-words="${escape(name.toLowerCase())}"><summary><code>${escape(name)}</code></summary>${fieldsOf(asJson(shape))}</details>`,
  );
  const allowed = nonce ? ` nonce="${escape(nonce)}"` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)} API ${escape(document.info.version)}</title><style${allowed}>${style}</style></head><body><main><h1>${escape(document.info.title)} API</h1><p>${prose(document.info.description)}</p><p>${operations.length} calls. <a href="${escape(documentUrl)}">OpenAPI 3.1 document</a></p><input type="search" aria-label="Search calls" placeholder="Search calls">${transitionTables(document["x-transitions"])}${sections.join("")}<section><h2>Shapes</h2>${shapes.join("")}</section></main><script${allowed}>${script}</script></body></html>`;
};
