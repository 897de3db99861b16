import type { Component } from 'svelte';
import type { Route } from './route.ts';
import { m } from '../paraglide/messages.js';
import Artefacts from '../artefacts/Artefacts.svelte';
import Glyphs from '../artefacts/Glyphs.svelte';
import CollectionRoom from '../collection/CollectionRoom.svelte';
import Games from '../games/Games.svelte';
import QuestionPage from '../games/QuestionPage.svelte';
import LibraryPage from '../library/LibraryPage.svelte';
import LabRoom from '../lab/LabRoom.svelte';
import Sandbox from '../sandbox/Sandbox.svelte';
import Search from '../search/Search.svelte';
import Sources from '../sources/Sources.svelte';

/** A room of the museum: a first part of an address, and the component that shows everything under it. */
export interface RoomEntry {
  readonly id: string;
  readonly title: () => string;
  readonly component: Component<{ route: Route }>;
}

/** In the order of the navigation; the first is shown at the start. */
export const ROOMS: readonly RoomEntry[] = [
  { id: 'artefacts', title: m.room_artefacts, component: Artefacts },
  { id: 'collection', title: m.room_collection, component: CollectionRoom },
  { id: 'games', title: m.room_games, component: Games },
  { id: 'sources', title: m.room_sources, component: Sources },
  { id: 'sandbox', title: m.room_sandbox, component: Sandbox },
  { id: 'lab', title: m.room_lab, component: LabRoom },
];

/** Pages reached from the rooms, each lit in the navigation as part of one. */
export const PAGES: readonly (RoomEntry & { readonly within?: string })[] = [
  { id: 'questions', title: m.kind_question, component: QuestionPage, within: 'games' },
  { id: 'search', title: m.shell_search, component: Search },
  { id: 'library', title: m.library_title, component: LibraryPage },
  { id: 'glyphs', title: m.kind_glyph, component: Glyphs, within: 'artefacts' },
];

/** What stands at an address: nothing after the name of the program means the first room. */
export const roomAt = ({ room }: Route) => [...ROOMS, ...PAGES].find(({ id }) => id === (room || ROOMS[0]?.id));
