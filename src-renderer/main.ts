// First: schemas are built as the modules below are loaded.
import './no-eval.ts';
import './fonts/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { restoreLocale } from './language/locale.svelte.ts';
import { restoreTheme } from './theme/theme.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await Promise.all([restoreLocale(), restoreTheme()]);
mount(App, { target });
