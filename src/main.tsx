import './app/styles/main.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: the page's code imports from this file's chunk, and would be waited for in turn.
void start(root);
