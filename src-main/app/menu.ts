import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { LibraryAct, MenuCommand } from '#contract/bridge.ts';
import type { Locale } from '#contract/locale.ts';
import { m } from './paraglide/messages.js';

type Label = (inputs: Record<string, never>, options: { locale: Locale }) => string;
type Role = NonNullable<MenuItemConstructorOptions['role']>;
type Entry =
  | { readonly kind: 'role'; readonly label: Label; readonly role: Role }
  | { readonly kind: 'command'; readonly label: Label; readonly keys?: string; readonly command: MenuCommand };

interface Column {
  readonly label: Label;
  readonly entries: readonly Entry[];
}

const role = (label: Label, name: Role): Entry => ({ kind: 'role', label, role: name });
const command = (label: Label, keys: string, asked: MenuCommand): Entry => ({
  kind: 'command',
  label,
  keys,
  command: asked,
});
const library = (label: Label, act: LibraryAct): Entry => ({
  kind: 'command',
  label,
  command: { kind: 'library', act },
});

const MENU: readonly Column[] = [
  { label: m.menu_file, entries: [role(m.menu_quit, 'quit')] },
  {
    label: m.menu_library,
    entries: [
      library(m.menu_library_show, 'show'),
      library(m.menu_library_open, 'open'),
      library(m.menu_library_move, 'move'),
      library(m.menu_library_back_up, 'back-up'),
      library(m.menu_library_restore, 'restore'),
    ],
  },
  {
    label: m.menu_edit,
    entries: [
      role(m.menu_undo, 'undo'),
      role(m.menu_redo, 'redo'),
      role(m.menu_cut, 'cut'),
      role(m.menu_copy, 'copy'),
      role(m.menu_paste, 'paste'),
      role(m.menu_select_all, 'selectAll'),
    ],
  },
  {
    label: m.menu_go,
    entries: [
      command(m.menu_search, 'CmdOrCtrl+K', { kind: 'search' }),
      command(m.menu_artefacts, 'CmdOrCtrl+1', { kind: 'room', room: 'artefacts' }),
      command(m.menu_collection, 'CmdOrCtrl+2', { kind: 'room', room: 'collection' }),
      command(m.menu_games, 'CmdOrCtrl+3', { kind: 'room', room: 'games' }),
      command(m.menu_sources, 'CmdOrCtrl+4', { kind: 'room', room: 'sources' }),
      command(m.menu_sandbox, 'CmdOrCtrl+5', { kind: 'room', room: 'sandbox' }),
      command(m.menu_lab, 'CmdOrCtrl+6', { kind: 'room', room: 'lab' }),
    ],
  },
  {
    label: m.menu_view,
    entries: [
      role(m.menu_zoom_in, 'zoomIn'),
      role(m.menu_zoom_out, 'zoomOut'),
      role(m.menu_zoom_reset, 'resetZoom'),
      role(m.menu_full_screen, 'togglefullscreen'),
    ],
  },
];

export function showMenu(locale: Locale, obey: (command: MenuCommand) => void) {
  const item = (entry: Entry): MenuItemConstructorOptions => {
    const label = entry.label({}, { locale });
    if (entry.kind === 'role') return { label, role: entry.role };
    return {
      label,
      ...(entry.keys !== undefined && { accelerator: entry.keys }),
      click: () => {
        obey(entry.command);
      },
    };
  };
  const columns = MENU.map(({ label, entries }) => ({ label: label({}, { locale }), submenu: entries.map(item) }));
  Menu.setApplicationMenu(Menu.buildFromTemplate(columns));
}
