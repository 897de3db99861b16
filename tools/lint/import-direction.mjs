import { dirname, relative, resolve, sep } from 'node:path';

/**
 * A folder is a process, and imports run one way. Each zone may import itself and the zones named here.
 * `packages` are the outside modules it may use: none, any that needs no Node, or all.
 * @type {Record<string, { imports: string[], packages: 'none' | 'no-node' | 'all' }>}
 */
export const ZONES = {
  'src-rules': { imports: [], packages: 'none' },
  'src-main/contract': { imports: ['src-rules'], packages: 'no-node' },
  'src-main/node': { imports: ['src-rules', 'src-main/contract'], packages: 'all' },
  'src-main/exchange': { imports: ['src-rules', 'src-main/contract'], packages: 'all' },
  'src-main/app': { imports: ['src-rules', 'src-main/contract'], packages: 'all' },
  'src-main/preload': { imports: ['src-rules', 'src-main/contract'], packages: 'all' },
  'src-main/catalogue': {
    imports: ['src-rules', 'src-main/contract', 'src-main/node', 'src-main/exchange'],
    packages: 'all',
  },
  'src-main/media-worker': { imports: ['src-rules', 'src-main/contract', 'src-main/node'], packages: 'all' },
  'src-main/cli': { imports: ['src-rules', 'src-main/contract', 'src-main/node'], packages: 'all' },
  'src-renderer': { imports: ['src-rules', 'src-main/contract'], packages: 'no-node' },
  data: { imports: ['src-rules', 'src-main/contract', 'src-main/node'], packages: 'all' },
  e2e: { imports: ['src-rules', 'src-main/contract', 'src-main/node'], packages: 'all' },
  bench: {
    imports: ['src-rules', 'src-main/contract', 'src-main/node', 'src-main/catalogue', 'e2e'],
    packages: 'all',
  },
  tools: { imports: ['src-rules', 'src-main/contract', 'src-main/node'], packages: 'all' },
};

/** The aliases of package.json. @type {readonly (readonly [string, string])[]} */
const ALIASES = [
  ['#rules/', 'src-rules/'],
  ['#contract/', 'src-main/contract/'],
];

/** @param {string} path */
const zoneOf = (path) => Object.keys(ZONES).find((zone) => path === zone || path.startsWith(`${zone}/`));

/** Tests and what only tests import may use any package, and read files. @param {string} path */
const isTesting = (path) => /\.test\.ts$|(^|\/)(arbitraries|testing)\.ts$/.test(path);

/** @param {string} path */
const posix = (path) => path.split(sep).join('/');

/**
 * What is wrong with an import, or nothing.
 * @param {string} file
 * @param {string} imported
 */
export function judgeImport(file, imported) {
  const zone = zoneOf(file);
  if (zone === undefined) return undefined;
  const target = targetOf(file, imported);
  return target === undefined ? judgePackage(zone, file, imported) : judgeZone(zone, target);
}

/** The imported file's path in the project, unless a package was meant. @param {string} file @param {string} imported */
function targetOf(file, imported) {
  const alias = ALIASES.find(([from]) => imported.startsWith(from));
  if (alias) return alias[1] + imported.slice(alias[0].length);
  return imported.startsWith('.') ? posix(relative('/', resolve('/', dirname(file), imported))) : undefined;
}

/** @param {string} zone @param {string} target */
function judgeZone(zone, target) {
  const other = zoneOf(target);
  const allowed = other === undefined || other === zone || ZONES[zone]?.imports.includes(other);
  return allowed ? undefined : `${zone} may not import ${other}.`;
}

/** @param {string} zone @param {string} file @param {string} imported */
function judgePackage(zone, file, imported) {
  const packages = ZONES[zone]?.packages;
  if (packages === 'all' || isTesting(file)) return undefined;
  if (packages === 'none') return `${zone} may not import anything from outside.`;
  return /^(node:|electron$|better-sqlite3$)/.test(imported) ? `${zone} may not use Node or Electron.` : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirection = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = posix(relative(context.cwd, context.filename));
    const check = (/** @type {any} */ node) => {
      const imported = node.source?.value;
      const message = typeof imported === 'string' ? judgeImport(file, imported) : undefined;
      if (message !== undefined) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
